import { helpOf } from '@countinghouse/contract/help'
import { text } from '@countinghouse/contract/shell/help.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { MasterHelp } from './help-master.tsx'
import { helpQuery } from './help-query.ts'
import { HelpTasks } from './help-tasks.tsx'
import styles from './help.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { closePanel, openPanel } from './panels.ts'
import { usePageTitle } from '../routing/use-page-title.ts'

/** The purpose of the page and its tasks, step by step. */
export function HelpPanel({ path }: { readonly path: string }) {
  const { t } = useLanguage()
  const { data, isPending, isError } = useQuery(helpQuery(path))
  const title = usePageTitle(path)
  return (
    <Dialog
      title={title ? t(text.title, { page: t(title) }) : t(text.untitled)}
      isWide
      onClose={() => closePanel('help')}
      actions={
        <>
          <Button variant="default" onClick={() => openPanel('keys')}>
            {t(text.keys)}
          </Button>
          <Button data-autofocus onClick={() => closePanel('help')}>
            {t(text.close)}
          </Button>
        </>
      }
    >
      <div className={styles.help}>
        {isPending && <p role="status">{t(text.loading)}</p>}
        {isError && <p role="alert">{t(text.failed)}</p>}
        {data?.master !== undefined && <MasterHelp master={data.master} />}
        {data?.text !== undefined && <PageHelp texts={data.text} />}
        <p className={styles.general}>{t(text.general)}</p>
      </div>
    </Dialog>
  )
}

function PageHelp({ texts }: { readonly texts: Parameters<typeof helpOf>[0] }) {
  const { t } = useLanguage()
  const { purpose, tasks } = helpOf(texts)
  return (
    <>
      {purpose !== null && <p className={styles.purpose}>{t(purpose)}</p>}
      <HelpTasks tasks={tasks} />
    </>
  )
}
