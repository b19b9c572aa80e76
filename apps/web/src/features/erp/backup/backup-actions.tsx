import type { BackupKind } from '@countinghouse/contract/erp/backup'
import { requestBackup } from '@countinghouse/contract/erp/backup'
import { text } from '@countinghouse/contract/erp/backup.text'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import styles from './backup.module.css'
import page from '../../../ui/display/page.module.css'

/** Buttons to start a backup or drill; disabled while one is requested or running. */
export function BackupActions({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const asking = useMutation({
    mutationFn: (kind: BackupKind) => call(requestBackup, { kind }),
    onSettled: () => invalidateStale(queryClient, requestBackup),
  })
  const ask = (kind: BackupKind) => {
    if (!isBusy && !asking.isPending) asking.mutate(kind)
  }
  const { error } = asking
  return (
    <div className={styles.actions} role="group" aria-label={t(text.actions)}>
      <Button aria-disabled={isBusy} data-disabled={isBusy || undefined} onClick={() => ask('backup')}>
        {t(text.backUpNow)}
      </Button>
      <Button variant="default" aria-disabled={isBusy} data-disabled={isBusy || undefined} onClick={() => ask('drill')}>
        {t(text.drillNow)}
      </Button>
      {error !== null && (
        <p className={page.note} role="alert">
          {error.message}
        </p>
      )}
    </div>
  )
}
