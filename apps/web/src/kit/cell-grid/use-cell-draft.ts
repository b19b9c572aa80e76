import type { Master } from '@countinghouse/contract/master'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session/session.tsx'
import { saveLocalDraft, localDraftKey, readLocalDraft } from '../record-edit/local-drafts.ts'
import type { EnteredCells } from './cell-edits.ts'
import { partsOf } from './cell-edits.ts'

/** Unsaved cells with the versions of their records. */
export type CellDraft = { readonly cells: EnteredCells; readonly versions: Readonly<Record<string, number>> }

/** The unsaved cells of a grid, stored in this browser; `found` is undefined while loading. */
export function useCellDraft(master: Master) {
  const { user } = useSession()
  const [key] = useState(() => localDraftKey(user, master.entity, 'cells'))
  const [found, setFound] = useState<CellDraft | null | undefined>(undefined)
  useEffect(() => {
    let isThere = true
    void readLocalDraft(key).then((content) => isThere && setFound(content === null ? null : draftOf(content)))
    return () => {
      isThere = false
    }
  }, [key])
  return {
    found,
    keep: ({ cells, versions }: CellDraft) => {
      const isEmpty = Object.keys(cells).length === 0
      void saveLocalDraft(key, isEmpty ? null : { baseVersion: null, base: versions, entered: cells })
    },
    drop: () => {
      setFound(null)
      void saveLocalDraft(key, null)
    },
  }
}

function draftOf(content: NonNullable<Awaited<ReturnType<typeof readLocalDraft>>>): CellDraft {
  const cells = Object.entries(content.entered).map(([key, entered]) => [key, String(entered)])
  const versions = Object.entries(content.base).map(([id, version]) => [id, Number(version)])
  return { cells: Object.fromEntries(cells), versions: Object.fromEntries(versions) }
}

/** Ids of the records in a draft. */
export function draftedIds({ cells }: CellDraft): number[] {
  return [...new Set(Object.keys(cells).map((key) => partsOf(key).id))]
}
