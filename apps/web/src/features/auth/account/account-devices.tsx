import { text } from '@countinghouse/contract/auth/account.text'
import type { Security } from '@countinghouse/contract/auth/security'
import { forgetDevice } from '@countinghouse/contract/auth/two-factor'
import { Button } from '@mantine/core'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './account.module.css'

/** Browsers that are not asked for a code. */
export function AccountDevices({ security }: { readonly security: Security }) {
  const { t, formatInstant } = useLanguage()
  const write = useWrite(t(text.title))
  return (
    <AccountCard title={t(text.devices)} purpose={t(text.devicesPurpose)}>
      {security.devices.length === 0 && <p className={styles.facts}>{t(text.noDevices)}</p>}
      <ul className={styles.lines}>
        {security.devices.map(({ id, label, ip, expiresAt }) => (
          <li key={id} className={styles.line}>
            <div>
              <strong>
                <bdi>{label || t(text.unknownDevice)}</bdi>
              </strong>
              <p className={styles.facts}>{t(text.deviceDetails, { ip, time: formatInstant(expiresAt) })}</p>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t(text.forgetDevice, { device: label })}
              onClick={() => void write(forgetDevice, { id })}
            >
              {t(text.forget)}
            </Button>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}
