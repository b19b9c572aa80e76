import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { helpOf } from '@countinghouse/contract/help'
import type { Text } from '@countinghouse/kernel/text'
import { expect, test } from 'vitest'
import { findPages } from './found-pages.ts'

const contractDir = join(import.meta.dirname, '../../../packages/contract/src')
const pages = (await findPages(contractDir)).filter(({ page }) => page.kind !== 'master')

test.for(pages.map(({ module, file }) => `${module}/${file}`))(
  '%s says what it is for and how to do each of its tasks',
  async (name) => {
    const path = join(contractDir, `${name}-help.text.ts`)
    expect(existsSync(path), `write ${name}-help.text.ts`).toBe(true)
    const { text } = (await import(pathToFileURL(path).href)) as { text: Readonly<Record<string, Text>> }
    const { purpose, tasks } = helpOf(text)
    expect(purpose).not.toBeNull()
    expect(tasks.filter(({ steps }) => steps.length === 0)).toEqual([])
    expect(tasks.flatMap(({ name: task, steps }) => [task, ...steps]).length + 1).toBe(Object.keys(text).length)
  },
)
