/** A process with a program in a seat, like Qipu: `node seat.ts COMMAND`. Runs until it is killed. */
import { gameOf } from '../../../engine/index.ts'
import { externalBot } from '../external-program.ts'

const [command = ''] = process.argv.slice(2)
const game = gameOf('qin')
if (game === undefined) throw new Error('there is no Qin')
externalBot(command, { game, options: game.schemas.options.parse({}), seats: 2, seat: 0 })
setInterval(() => undefined, 1000)
