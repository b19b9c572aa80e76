import type { ComponentType } from 'react'
import { lazy } from 'react'
import type { ChosenRecords } from './chosen-records.ts'

/**
 * What can be done with chosen records of any master. A part of the kit adds itself by one line: a component that renders a
 * `SelectionButton`, and the dialog it needs, if any. Fetched when somebody chooses the first row.
 */
export const selectionActions: readonly ComponentType<{ readonly chosen: ChosenRecords }>[] = [
  lazy(async () => ({ default: (await import('./copy-records.tsx')).CopyRecords })),
  lazy(async () => ({ default: (await import('./edit-records.tsx')).EditRecords })),
  lazy(async () => ({ default: (await import('./merge-records.tsx')).MergeRecords })),
  lazy(async () => ({ default: (await import('./export-records.tsx')).ExportRecords })),
]
