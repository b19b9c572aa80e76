import type { Document } from '@countinghouse/contract/document'
import type { Master } from '@countinghouse/contract/master'
import type { Page } from '@countinghouse/contract/page'
import { globSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FoundPage, PlacedFeature } from './screen-pairs.ts'

/** Every page that a module of the contract exports, directly or inside a master. */
export async function findPages(contractDir: string): Promise<readonly FoundPage[]> {
  const files = globSync('*/*.ts', { cwd: contractDir })
    .filter((file) => !/\.(text|test|gen)\.ts$/.test(file))
    .sort()
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(pathToFileURL(join(contractDir, file)).href)) as Record<string, unknown>
      return Object.entries(exported).flatMap(([exportName, value]) => {
        const page = pageOf(value)
        return page === null
          ? []
          : [
              {
                module: dirname(file),
                file: basename(file, '.ts'),
                exportName,
                page,
                one: isMaster(value) || isDocument(value) ? (value.text.one ?? null) : null,
              },
            ]
      })
    }),
  )
  return found.flat()
}

/** Hand-written files of features by what they are, in any folder of their module: `<thing>.screen.tsx`, `<thing>.record.tsx`. */
export function findFeatures(featuresDir: string, role: 'screen' | 'record'): readonly PlacedFeature[] {
  const ending = `.${role}.tsx`
  return globSync(`*/**/*${ending}`, { cwd: featuresDir })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ module: file.split('/')[0] ?? '', file: posix.basename(file, ending), path: file }))
}

function pageOf(value: unknown): Page | null {
  if (isMaster(value) || isDocument(value)) return value.page
  return isPage(value) ? value : null
}

function isMaster(value: unknown): value is Master {
  return isRecord(value) && value.kind === 'master' && isPage(value.page)
}

function isDocument(value: unknown): value is Document {
  return isRecord(value) && value.kind === 'document' && isPage(value.page)
}

function isPage(value: unknown): value is Page {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    typeof value.eventType === 'string' &&
    Array.isArray(value.events)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
