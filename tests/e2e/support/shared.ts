import type { Running } from './product.ts'

const name = 'COUNTINGHOUSE_E2E'

/** Hands the running product to the workers, which inherit the environment. */
export function share(running: Running): void {
  process.env[name] = JSON.stringify(running)
}

export function shared(): Running {
  const given = process.env[name]
  if (given === undefined) throw new Error('The product is not running: start the tests with `playwright test`.')
  return JSON.parse(given) as Running
}
