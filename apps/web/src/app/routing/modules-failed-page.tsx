import { text } from '@countinghouse/contract/shell/pages.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { MessagePage } from '../../ui/display/message-page.tsx'
import { sessionQuery } from '../session/session-query.ts'
import { signOut } from '../session/sign-out.ts'

/** The module chooser after a failed fetch, with a retry. */
export function ModulesFailedPage() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  return (
    <MessagePage
      isStandalone
      icon={<IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />}
      title={t(text.modulesFailed)}
      actions={
        <>
          <Button onClick={() => void queryClient.resetQueries({ queryKey: sessionQuery.queryKey })}>
            {t(shellText.tryAgain)}
          </Button>
          <Button variant="default" onClick={() => void signOut(queryClient)}>
            {t(text.signOut)}
          </Button>
        </>
      }
    >
      <p>{t(text.brokenMore)}</p>
    </MessagePage>
  )
}
