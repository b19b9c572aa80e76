import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { recurringJournal } from '@countinghouse/contract/accounts/recurring-journal'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { may } from '../../platform/access/permission.ts'
import type { EntryLine } from './journal-entry/validate-lines.ts'
import { requireBalanced, validateLines } from './journal-entry/validate-lines.ts'
import { createDueEntries } from './recurring-journal/create-due-entries.ts'
import { postingFailed } from './recurring-journal/posting-failed.ts'

/** Templates take what their entries must have, and post by themselves only for users who may post. */
const postableTemplate: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    if (after === null || verb === 'deactivate' || verb === 'delete') return
    const written = { ...before, ...after }
    const { page } = journalEntry
    if (written['mode'] === 'post' && !may(ctx.grants, permissionName(page, 'post')))
      fail('forbidden', { details: { reason: 'event', page: page.path, event: 'post' } })
    const lines = (written['lines'] ?? []) as readonly EntryLine[]
    await validateLines(ctx, tx, lines)
    requireBalanced(ctx, lines)
  },
}

const guards = { [recurringJournal.entity]: postableTemplate }
const exceptions = [postingFailed]
const scheduledTasks = { nightly: [createDueEntries] }

export const module = defineModule({ guards, exceptions, scheduledTasks })
