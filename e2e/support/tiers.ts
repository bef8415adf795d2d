/**
 * The two tiers of the browser tests (docs/testing.md): `npm test` leaves out what has the tag `@sweep` in its title,
 * `npm run test:all` and `npx playwright test` run everything.
 */

/** The end of the title of a test that is one of several alike, such as one a game: the first tier runs the sample alone. */
export const sweepUnless = (isSample: boolean): '' | ' @sweep' => (isSample ? '' : ' @sweep')
