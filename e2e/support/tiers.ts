/**
 * The two tiers of the browser tests (docs/testing.md): `npm test` skips tests with the tag `@sweep` in their title,
 * `npm run test:all` and `npx playwright test` run everything.
 */

/** Ends the title of one of several similar tests, such as one for each game: the first tier runs only the sample. */
export const sweepUnless = (isSample: boolean): '' | ' @sweep' => (isSample ? '' : ' @sweep')
