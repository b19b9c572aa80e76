import { text } from '@countinghouse/contract/auth/company-session.text'
import { getSecurity } from '@countinghouse/contract/auth/security'
import type { ResetWay } from '@countinghouse/contract/auth/user-security'
import { resetWays } from '@countinghouse/contract/auth/user-security'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import styles from './account.module.css'

/** How a new password gets to a person; by mail only where mail can go out. */
export function ResetWays({ way, onWay }: { readonly way: ResetWay; readonly onWay: (way: ResetWay) => void }) {
  const { t } = useLanguage()
  const { data } = useQuery(routeQuery(getSecurity, {}))
  const canMail = data?.canMail === true
  return (
    <fieldset className={styles.ways}>
      <legend>{t(text.way)}</legend>
      {resetWays
        .filter((one) => one !== 'mail' || canMail)
        .map((one) => (
          <label key={one} className={styles.way}>
            <input type="radio" name="way" checked={way === one} onChange={() => onWay(one)} />
            <span>
              {t(text[`way_${one}`])}
              <small>{t(text[`wayHint_${one}`])}</small>
            </span>
          </label>
        ))}
      {data !== undefined && !canMail && <p className={styles.facts}>{t(text.noMail)}</p>}
    </fieldset>
  )
}
