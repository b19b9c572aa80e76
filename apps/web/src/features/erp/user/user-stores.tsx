import type { getUserChoices } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './user.module.css'

type Stores = { readonly hasAllStores: boolean; readonly storeIds: readonly number[] }

type UserStoresProps = Stores & {
  readonly choices: OutputOfRoute<typeof getUserChoices>
  readonly problem: string | undefined
  readonly onChange: (stores: Stores) => void
}

/** Stores of a user: all or selected. */
export function UserStores({ choices, hasAllStores, storeIds, problem, onChange }: UserStoresProps) {
  const { t } = useLanguage()
  const others = (id: number) => storeIds.filter((other) => other !== id)
  return (
    <fieldset className={styles.choices}>
      <legend>{t(text.stores)}</legend>
      {choices.canAssignAllStores && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={hasAllStores}
            onChange={(event) => onChange({ hasAllStores: event.currentTarget.checked, storeIds })}
          />
          <span>{t(text.allStores)}</span>
        </label>
      )}
      {!hasAllStores &&
        choices.stores.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={storeIds.includes(id)}
              onChange={(event) =>
                onChange({ hasAllStores, storeIds: event.currentTarget.checked ? [...others(id), id] : others(id) })
              }
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  )
}
