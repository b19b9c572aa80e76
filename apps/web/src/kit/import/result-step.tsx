import { commitImport, downloadImportErrors, undoImport } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'
import { downloadAddress } from '../../app/calls/download.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { ImportedRows } from './imported-rows.tsx'
import styles from './import-wizard.module.css'
import { LastJob } from './last-job.tsx'
import type { StepProps } from './step-props.ts'
import { useAttempt } from './use-attempt.ts'

type ResultStepProps = StepProps & { readonly onOther: () => void; readonly onShow: () => void }

/** The import while it runs, what came of it, and the way back. */
export function ResultStep({ master, found, go, onChanged, onOther, onShow }: ResultStepProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const { attempt, problem, isBusy } = useAttempt()
  const { id, status, outcome, job } = found
  const created = outcome.created + outcome.changed
  const isWorking = job?.status === 'waiting' || job?.status === 'running'
  const isStopped = status === 'running' && !isWorking
  const write = (start: () => Promise<unknown>) =>
    void attempt(async () => {
      await start()
      onChanged()
    })
  const over = () => {
    onChanged()
    void queryClient.invalidateQueries({ queryKey: [master.routes.list.id] })
  }
  const isOpen = status === 'uploaded' || status === 'checked'
  return (
    <>
      <div className={styles.body}>
        {!isWorking && (
          <p className={styles.lead} role="status">
            {isStopped && t(text.stopped)}
            {status === 'done' && t(text.done)}
            {status === 'undone' && t(text.undone)}
          </p>
        )}
        <ImportedRows master={master} id={id} counts={outcome} kept={found.kept} />
        <LastJob found={found} onOver={over} />
        {!isWorking && outcome.refused > 0 && (
          <Button
            component="a"
            className={styles.own}
            variant="default"
            href={downloadAddress(downloadImportErrors, { id })}
            download
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
          >
            {t(text.errorFile)}
          </Button>
        )}
        {!isWorking && (status === 'done' || isStopped) && <p className={styles.hint}>{t(text.undoHint)}</p>}
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <footer className={styles.footer}>
        {isOpen && <Button onClick={() => go('check')}>{t(text.step_check)}</Button>}
        {!isWorking && !isOpen && (
          <Button variant="default" onClick={onOther}>
            {t(text.newFile)}
          </Button>
        )}
        {!isWorking && (status === 'done' || isStopped) && (
          <Button variant="default" loading={isBusy} onClick={() => write(() => call(undoImport, { id }))}>
            {t(text.undo)}
          </Button>
        )}
        {isStopped && (
          <Button loading={isBusy} onClick={() => write(() => call(commitImport, { id }))}>
            {t(text.goOn)}
          </Button>
        )}
        {!isWorking && status === 'done' && created > 0 && (
          <Button onClick={onShow}>{t(text.showMade, { count: created })}</Button>
        )}
      </footer>
    </>
  )
}
