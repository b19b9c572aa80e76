import { text } from '@countinghouse/contract/auth/account.text'
import type { Security } from '@countinghouse/contract/auth/security'
import { Button } from '@mantine/core'
import { useLanguage } from '../../../ui/language/language.tsx'
import { openPanel } from '../../../app/panels/panels.ts'
import { AccountCard } from './account-card.tsx'

export function AccountPassword({ security }: { readonly security: Security }) {
  const { t, formatInstant } = useLanguage()
  return (
    <AccountCard
      title={t(text.password)}
      purpose={t(text.passwordSince, { date: formatInstant(security.passwordChangedAt) })}
      rowActions={
        <Button variant="default" onClick={() => openPanel('password')}>
          {t(text.passwordChange)}
        </Button>
      }
    />
  )
}
