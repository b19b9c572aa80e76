import { searchRecords } from '@countinghouse/contract/desk/search'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { mayView } from '../../platform/access/permission.ts'
import { findRecords } from './find-records.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** Shorter texts would match almost every record. */
const fewestLetters = 2

const api = ({ searches }: Declared) => [
  handleRead(searchRecords, async (ctx, reader, { q }) => {
    const letters = q.match(/[\p{L}\p{Nd}]/gu) ?? []
    if (letters.length < fewestLetters) return { groups: [], isSimilar: false }
    const visible = searches.filter(({ page }) => mayView(ctx.grants, page))
    return await findRecords(ctx, reader, visible, q)
  }),
]

export const module = defineModule({ api })
