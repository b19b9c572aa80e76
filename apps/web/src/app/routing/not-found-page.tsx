import { modulesPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/pages.text'
import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useLanguage } from '../../ui/language/language.tsx'
import { MessagePage } from '../../ui/display/message-page.tsx'

export function NotFoundPage() {
  const { t } = useLanguage()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <MessagePage
      icon={<IconMapOff size={40} stroke={1.5} aria-hidden="true" />}
      title={t(text.notFound)}
      actions={
        <Button component={Link} to={modulesPath}>
          {t(text.goToModules)}
        </Button>
      }
    >
      <p>{t(text.notFoundMore, { path })}</p>
    </MessagePage>
  )
}
