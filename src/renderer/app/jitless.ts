/** Schemas must not compile themselves with `eval`: the window's content policy forbids it. */
import { config } from 'zod'

config({ jitless: true })
