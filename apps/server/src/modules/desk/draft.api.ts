import { discardDraft, findDraft, listDrafts, saveDraft } from '@countinghouse/contract/desk/draft'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleSelf } from '../../platform/calls/handle.ts'
import { dropDraft, writeDraft, readDraft, readDrafts } from './drafts.ts'
import { visibleKind } from './record-names.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

// Drafts are saved every second and change no business data, so they leave no audit row: the calls open their own transaction.
const api = ({ records }: Declared) => [
  handleRead(listDrafts, async (ctx, reader) => ({ items: await readDrafts(ctx, reader, records), next: null })),
  handleRead(findDraft, async (ctx, reader, key) => ({ draft: await readDraft(ctx, reader, key) })),
  handleSelf(saveDraft, async (ctx, db, draft) => {
    visibleKind(ctx, records, draft.entity)
    return { updatedAt: await db.inTransaction(ctx, (tx) => writeDraft(ctx, tx, draft)) }
  }),
  handleSelf(discardDraft, async (ctx, db, key) => ({
    isDiscarded: await db.inTransaction(ctx, (tx) => dropDraft(ctx, tx, key)),
  })),
]

export const module = defineModule({ api })
