/**
 * `npm run new-game -- ID`: writes the least game that runs to `src/engine/games/ID/` and says what comes next. Exits
 * with 2 without a usable id.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { idRefused, writeGame } from './template.ts'

const ROOT = join(import.meta.dirname, '..')

const [id, ...others] = process.argv.slice(2)
const refused = id === undefined || others.length > 0 ? 'Usage: npm run new-game -- ID' : idRefused(ROOT, id)
if (id === undefined || refused !== undefined) {
  console.error(refused)
  process.exit(2)
}

const written = writeGame(ROOT, id)
const listed = spawnSync(process.execPath, [join('scripts', 'registry.ts')], { cwd: ROOT, stdio: 'inherit' })
if (listed.status !== 0) process.exit(1)
console.log(`Written:
${written.map((file) => `  ${file}`).join('\n')}

It runs as it is: a race to ten points. Next:
  npm run dev                    then open #/playground/${id} there, and change the rules while it runs
  npm start                      play it against a bot
  npm run check:game -- ${id}
docs/adding-a-game.md says how to go on from there.`)
