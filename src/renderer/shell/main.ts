import './jitless.ts'

// Loaded only now, because schemas look at the setting above while they are being made.
const { boot } = await import('./boot.ts')
await boot()
