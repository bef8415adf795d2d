/** The panels of seats in windows of every size; what concerns one board is in its folder. */
import { GAMES } from '../src/engine/index.ts'
import { ask } from './support/apiRequest.ts'
import { test } from './support/fixtures.ts'
import { boxes, holds, openPlayed, overlaps, toReview } from './support/layoutBoxes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { id } of GAMES.filter(({ seats }) => seats.max === 4))
  test(`${id}: neither the name of one of four seats nor its turn runs into its points @sweep`, async ({
    app,
  }) => {
    let decisions = 0
    const isMiddle = (): boolean => {
      decisions += 1
      return decisions > 45
    }
    await openPlayed(app, id, 4, { until: isMiddle })
    const words = app.locator('.seats .seat :is(.who, .flag [lang])')
    const points = app.locator('.seats .seat .big')
    const apart = (): Promise<void> =>
      holds(app, [words, points], async () => overlaps(await boxes(words), await boxes(points)))
    await apart()
    await ask(app, 'settings.set', { language: 'en' })
    await toReview(app)
    await apart()
  })
