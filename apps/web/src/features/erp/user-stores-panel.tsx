import type { User } from '@countinghouse/contract/erp/user'
import { getUserStores, updateUserStores } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { LoadFailure } from './load-failure.tsx'
import { useAccessWrite } from './use-access-write.ts'
import styles from './user.module.css'

type Wanted = { readonly hasAllStores: boolean; readonly storeIds: readonly number[] }

/** Where somebody works: everywhere, or in stores that are ticked. */
export function UserStoresPanel({ user, canEdit }: { readonly user: User; readonly canEdit: boolean }) {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getUserStores, { id: user.id }))
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const { save, problem, said } = useAccessWrite()
  const saved = query.data
  const { hasAllStores, storeIds } = wanted ?? saved ?? { hasAllStores: false, storeIds: [] }
  const others = (id: number) => storeIds.filter((other) => other !== id)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (saved === undefined || wanted === null) return
    const input = { id: user.id, version: saved.version, hasAllStores, storeIds: [...storeIds] }
    if (await save(updateUserStores, input)) setWanted(null)
  }

  return (
    <section aria-labelledby="user-stores" aria-busy={query.isPending}>
      <h2 id="user-stores" className={styles.heading}>
        {t(userText.stores)}
      </h2>
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      {saved !== undefined && (
        <form className={styles.more} noValidate onSubmit={(event) => void submit(event)}>
          <fieldset className={styles.choices} disabled={!canEdit}>
            <legend className="visually-hidden">{t(text.storesOf)}</legend>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={hasAllStores}
                onChange={(event) => setWanted({ hasAllStores: event.currentTarget.checked, storeIds })}
              />
              <span>{t(text.hasAllStores)}</span>
            </label>
            {!hasAllStores &&
              saved.stores.map(({ id, name, isOpen }) => (
                <label key={id} className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={storeIds.includes(id)}
                    onChange={(event) =>
                      setWanted({
                        hasAllStores,
                        storeIds: event.currentTarget.checked ? [...others(id), id] : others(id),
                      })
                    }
                  />
                  <bdi>{isOpen ? name : t(text.storeClosed, { name })}</bdi>
                </label>
              ))}
          </fieldset>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          {wanted !== null && <Button type="submit">{t(text.save)}</Button>}
        </form>
      )}
      <p role="status" className={styles.note}>
        {said}
      </p>
    </section>
  )
}
