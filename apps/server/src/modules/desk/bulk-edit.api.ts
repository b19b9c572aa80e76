import { getBulkEdit, listBulkEdits, runBulkEdit, undoBulkEdit } from '@countinghouse/contract/desk/bulk-edit'
import type { Master } from '@countinghouse/contract/master'
import type { Declared } from '../../platform/declared.ts'
import type { Handler } from '../../platform/handle.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'
import { planEdit, startRun, startUndo } from './edit/change-edits.ts'
import type { EditJobs } from './edit/edit-jobs.ts'
import { editJobs } from './edit/edit-jobs.ts'
import { findEdit, listEdits } from './edit/find-edits.ts'

/** Many records of every master can be changed at once by its being declared. */
export const api = ({ masters }: Declared) => {
  const parts = { masters, jobs: editJobs(masters) }
  return [
    ...masters.flatMap((master) => planHandlers(master, parts.jobs)),
    handleRead(listBulkEdits, (ctx, reader, { entity }) => listEdits(ctx, reader, entity)),
    handleRead(getBulkEdit, (ctx, reader, { id }) => findEdit(ctx, reader, id)),
    handleWrite(runBulkEdit, (ctx, tx, { id }) => startRun(ctx, tx, parts, id)),
    handleWrite(undoBulkEdit, (ctx, tx, { id }) => startUndo(ctx, tx, parts, id)),
  ]
}

export const jobs = ({ masters }: Pick<Declared, 'masters'>) => Object.values(editJobs(masters))

function planHandlers(master: Master, jobs: EditJobs): Handler[] {
  const { routes } = master
  return [
    handleWrite(routes.editMany, (ctx, tx, wanted) => planEdit(ctx, tx, jobs, { ...wanted, master, event: 'edit' })),
    handleWrite(routes.deactivateMany, (ctx, tx, { selection, status }) => {
      const changes = { status: { how: 'set', value: status } } as const
      return planEdit(ctx, tx, jobs, { master, event: 'deactivate', selection, changes })
    }),
  ]
}
