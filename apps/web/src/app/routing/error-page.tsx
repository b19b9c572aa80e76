import { forbiddenPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/pages.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Navigate, useLocation, useRouter } from '@tanstack/react-router'
import { CallError } from '../calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { MessagePage } from '../../ui/display/message-page.tsx'
import { refusalOf } from '../calls/refusal.ts'

/** A failed page: a forbidden main query redirects to the forbidden page; other errors are shown with the request id. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLanguage()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const path = useLocation({ select: (location) => location.pathname })
  const refusal = refusalOf(error, path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const retry = () => {
    // Otherwise a failed query throws again without a request.
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <MessagePage
      icon={<IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />}
      title={t(text.broken)}
      actions={<Button onClick={retry}>{t(shellText.tryAgain)}</Button>}
    >
      <p>{error instanceof CallError ? error.message : t(text.brokenMore)}</p>
      {error instanceof CallError && error.requestId !== null && (
        <p>{t(shellText.requestId, { id: error.requestId })}</p>
      )}
    </MessagePage>
  )
}
