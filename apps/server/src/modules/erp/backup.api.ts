import { backupsPage, listBackups, requestBackup } from '@countinghouse/contract/erp/backup'
import { text } from '@countinghouse/contract/erp/dashboard.text'
import { sql } from 'kysely'
import type { Attention } from '../../platform/registry/attention.ts'
import { addBackupRequest, findBackupRequest, findBackupRuns } from '../../platform/config/backup-requests.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ installation }: Declared) => [
  handleRead(listBackups, async (_ctx, reader) => {
    const kept = await installation.backupNames()
    return { runs: await findBackupRuns(reader, kept), request: await findBackupRequest(reader) }
  }),
  handleWrite(requestBackup, (ctx, tx, { kind }) => addBackupRequest(ctx, tx, kind)),
]

/** Same age limit as system health; an installation created today has no backup yet. */
const attentions: readonly Attention[] = [
  {
    key: 'erp.backup_overdue',
    title: text.backupOverdue,
    tone: 'warning',
    page: backupsPage,
    address: backupsPage.path,
    rows: ({ companyId }) => sql`
      select from erp.company c where c.id = ${companyId} and c.created_at < now() - interval '30 hours' and not exists (
        select from platform.backup_run b where b.kind in ('backup', 'upgrade') and b.result = 'good' and b.started_at > now() - interval '30 hours')`,
  },
]

export const module = defineModule({ api, attentions })
