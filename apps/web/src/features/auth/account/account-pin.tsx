import { text } from '@countinghouse/contract/auth/account.text'
import type { Security } from '@countinghouse/contract/auth/security'
import { savePin } from '@countinghouse/contract/auth/security'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { lockNow } from '../../../app/auth-challenge/idle-lock.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { AccountCard, AccountState } from './account-card.tsx'
import { PinDialog } from './pin-dialog.tsx'

/** The digits that unlock a screen. */
export function AccountPin({ security }: { readonly security: Security }) {
  const { t } = useLanguage()
  const { hasPin } = security
  const write = useWrite(t(text.title))
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <AccountCard
      title={t(text.pin)}
      purpose={t(text.pinPurpose)}
      state={<AccountState isGood={hasPin}>{t(hasPin ? text.pinIsSet : text.pinIsNone)}</AccountState>}
      rowActions={
        <>
          <Button variant="default" onClick={() => setIsChoosing(true)}>
            {t(hasPin ? text.pinChange : text.pinSet)}
          </Button>
          {hasPin && (
            <Button variant="default" onClick={() => void write(savePin, { pin: null })}>
              {t(text.remove)}
            </Button>
          )}
          <Button variant="default" onClick={() => void lockNow()}>
            {t(text.lockNow)}
          </Button>
        </>
      }
    >
      {isChoosing && <PinDialog onClose={() => setIsChoosing(false)} />}
    </AccountCard>
  )
}
