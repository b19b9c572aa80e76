import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { isSkipped } from './inputs.ts'

/** A line that each item of the bench leaves, whatever its figures. */
const items = [
  'W6b',
  'W6a',
  'W3a',
  'W4a',
  'W1 sale of five lines',
  'W7',
  'R9',
  'LM',
  'check of a right',
  'Load average',
]

test.skipIf(isSkipped)('every item of the bench runs, on a little data', async () => {
  const bench = spawn(process.execPath, ['tests/bench/main.ts', '--smoke'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [told, warned, code] = await Promise.all([
    text(bench.stdout),
    text(bench.stderr),
    new Promise<number | null>((resolve) => bench.once('exit', resolve)),
  ])
  expect({ code, warned: code === 0 ? '' : warned.slice(-2000) }).toEqual({ code: 0, warned: '' })
  expect(items.filter((item) => !told.includes(item))).toEqual([])
})
