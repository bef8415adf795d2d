// First, because schemas look at its setting while they are being made.
import './jitless.ts'
import { boot } from './boot.ts'
import { keepComposing } from '../ui/composing.ts'

keepComposing(window)

// Not waited for: what is imported on the way waits for this script to have run.
void boot()
