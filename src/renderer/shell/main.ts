// First, because schemas look at its setting while they are being made.
import './jitless.ts'
import { boot } from './boot.ts'

await boot()
