throw new Error('This file cannot be loaded.')
