import { modulesPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/pages.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { Button } from '@mantine/core'
import { IconLockAccess } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { Refusal } from '../session/gate.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { MessagePage } from '../../ui/display/message-page.tsx'
import { signOut } from '../session/sign-out.ts'
import { usePageTitle } from './use-page-title.ts'

/** Shows what was denied and who can grant it; reached by a redirect of the gates. */
export function ForbiddenPage() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const refusal = useLocation({ select: (location) => (location.state as { refusal?: Refusal }).refusal })
  return (
    <MessagePage
      isStandalone
      icon={<IconLockAccess size={40} stroke={1.5} aria-hidden="true" />}
      title={t(text.forbidden)}
      actions={
        <>
          <Button component={Link} to={modulesPath}>
            {t(text.goToModules)}
          </Button>
          {refusal?.reason === 'failed' && (
            <Button variant="default" component="a" href={refusal.path}>
              {t(shellText.tryAgain)}
            </Button>
          )}
          <Button variant="default" onClick={() => void signOut(queryClient)}>
            {t(text.signOut)}
          </Button>
        </>
      }
    >
      <p>{refusal === undefined ? t(text.forbiddenAny) : <Refused refusal={refusal} />}</p>
    </MessagePage>
  )
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useLanguage()
  const title = usePageTitle(refusal.path)
  const page = title ? t(title) : (refusal.page ?? refusal.path)
  const texts = {
    module: text.forbiddenModule,
    page: text.forbiddenPage,
    event: text.forbiddenEvent,
    store: text.forbiddenStore,
    failed: text.forbiddenFailed,
  }
  return t(texts[refusal.reason], { path: refusal.path, page, event: refusal.event ?? '' })
}
