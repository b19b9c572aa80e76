import { listBackups, requestBackup } from '@countinghouse/contract/erp/backup'
import { addBackupRequest, findBackupRequest, findBackupRuns } from '../../platform/backup-requests.ts'
import type { Declared } from '../../platform/declared.ts'
import { handleRead, handleWrite } from '../../platform/handle.ts'

export const api = ({ installation }: Declared) => [
  handleRead(listBackups, async (_ctx, reader) => {
    const kept = await installation.backupNames()
    return { runs: await findBackupRuns(reader, kept), request: await findBackupRequest(reader) }
  }),
  handleWrite(requestBackup, (ctx, tx, { kind }) => addBackupRequest(ctx, tx, kind)),
]
