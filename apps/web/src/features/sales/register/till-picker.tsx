import type { TillChoice } from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { till as tillMaster } from '@countinghouse/contract/sales/till'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../app/session/session.tsx'
import page from '../../../ui/display/page.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './register.module.css'

type Props = { readonly tills: readonly TillChoice[]; readonly onPick: (till: TillChoice) => void }

/** The tills of the caller's stores; the chosen one is remembered on this device. */
export function TillPicker({ tills, onPick }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  return (
    <section className={styles.start}>
      <h1 className={page.title} tabIndex={-1}>
        {t(registerPage.title)}
      </h1>
      {tills.length === 0 ? (
        <>
          <p>{t(text.noTills)}</p>
          {can(permissionName(tillMaster.page, 'view')) && <Link to={tillMaster.page.path}>{t(text.toTills)}</Link>}
        </>
      ) : (
        <>
          <p className={styles.lead}>{t(text.pickLead)}</p>
          <ul className={styles.tills}>
            {tills.map((till) => (
              <li key={till.id}>
                <button type="button" className={styles.pick} onClick={() => onPick(till)}>
                  <span className={styles.pickName}>
                    <bdi>{till.name}</bdi>
                    <bdi className={styles.pickStore}>{till.store}</bdi>
                  </span>
                  <StateWord tone={till.session === null ? 'neutral' : 'success'}>
                    {t(till.session === null ? text.tillClosed : text.tillOpen)}
                  </StateWord>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
