import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Product, password } from '../support/processes.ts'
import { signIn } from '../support/processes-http.ts'
import { inputs, isSkipped } from './inputs.ts'

describe.skipIf(isSkipped)('A7: a second start on the same data folder', () => {
  const product = new Product()
  beforeAll(() => product.start())
  afterAll(() => product.dispose())

  test('says who holds it and ends, and the first serves on with the same processes', async () => {
    const first = { supervisor: product.supervisor(), postmaster: product.postmaster(), web: product.web() }
    for (let round = 0; round < inputs.secondStarts; round++) {
      const second = await product.startAgain()
      expect(second.code).toBe(1)
      expect(second.output).toContain('already runs')
      expect(second.output).toContain(String(first.supervisor))
      expect(second.output).not.toContain('    at ')
    }
    expect({ supervisor: product.supervisor(), postmaster: product.postmaster(), web: product.web() }).toEqual(first)
    expect(await product.isReady()).toBe(true)
    expect(await signIn(product.url, 'owner', password)).not.toBe('')
  })
})
