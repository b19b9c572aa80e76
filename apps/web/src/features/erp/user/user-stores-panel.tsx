import type { User } from '@countinghouse/contract/erp/user'
import { getUserStores, updateUserStores } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { text as keysText } from '@countinghouse/contract/kit/record.text'
import { usersPage } from '@countinghouse/contract/erp/user'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { tabId } from '../../../kit/record/record-tabs.tsx'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import { useAccessWrite } from '../permission/use-access-write.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import styles from './user.module.css'

type Wanted = {
  readonly hasAllStores: boolean
  readonly storeIds: readonly number[]
  readonly defaultStoreId: number | null
}
type Props = {
  readonly user: User
  readonly canEdit: boolean
  /** Hidden behind another tab; selections are kept. */
  readonly isHidden: boolean
}

const nowhere: Wanted = { hasAllStores: false, storeIds: [], defaultStoreId: null }

/** Stores of a user (all or selected) and the default store. */
export function UserStoresPanel({ user, canEdit, isHidden }: Props) {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getUserStores, { id: user.id }))
  const [entered, setEntered] = useState<Wanted | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { save, problems, setProblems, said } = useAccessWrite()
  const saved = query.data
  const { hasAllStores, storeIds, defaultStoreId } = entered ?? saved ?? nowhere
  const put = (change: Partial<Wanted>) => setEntered({ hasAllStores, storeIds, defaultStoreId, ...change })
  const others = (id: number) => storeIds.filter((other) => other !== id)
  const allowed = saved?.stores.filter(({ id }) => hasAllStores || storeIds.includes(id)) ?? []
  const standing = useRef<'clean' | 'dirty'>('clean')
  useEffect(() => {
    standing.current = entered === null ? 'clean' : 'dirty'
  }, [entered])

  function discard(): void {
    setEntered(null)
    setProblems({})
    standing.current = 'clean'
  }

  async function submit(): Promise<boolean> {
    if (saved === undefined || entered === null || isSaving) return !isSaving
    setIsSaving(true)
    const input = { id: user.id, version: saved.version, ...entered, storeIds: [...entered.storeIds] }
    const isSaved = await save(updateUserStores, input)
    setIsSaving(false)
    if (isSaved) discard()
    return isSaved
  }

  useLeaveGuard({ standing, discard }, submit)
  useSaveKey(canEdit && !isHidden ? submit : null)
  const right = permissionName(usersPage, 'edit')
  const reason = canEdit
    ? entered === null
      ? t(userText.nothingToSave)
      : null
    : t(keysText.needsPermission, { right })
  return (
    <form
      className={styles.form}
      hidden={isHidden}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (canEdit) void submit()
      }}
    >
      <div
        id={isHidden ? undefined : 'record-panel'}
        role="tabpanel"
        aria-labelledby={tabId('stores')}
        className={styles.body}
        aria-busy={query.isPending}
      >
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {saved !== undefined && (
          <>
            <fieldset className={styles.choices} disabled={!canEdit}>
              <legend>{t(userText.stores)}</legend>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={hasAllStores}
                  onChange={(event) => put({ hasAllStores: event.currentTarget.checked })}
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
                        put({ storeIds: event.currentTarget.checked ? [...others(id), id] : others(id) })
                      }
                    />
                    <bdi>{isOpen ? name : t(text.storeClosed, { name })}</bdi>
                  </label>
                ))}
              <p role="alert" className={styles.problem}>
                {problems['storeIds']}
              </p>
            </fieldset>
            <div className={styles.narrow}>
              <PlainField
                label={t(userText.defaultStoreId)}
                hint={t(text.defaultStoreHint)}
                problem={problems['defaultStoreId']}
              >
                {(control) => (
                  <select
                    {...control}
                    disabled={!canEdit}
                    value={defaultStoreId ?? ''}
                    onChange={(event) => put({ defaultStoreId: Number(event.currentTarget.value) || null })}
                  >
                    <option value="">{t(userText.none)}</option>
                    {/* One that is not allowed any more stays in sight until it is said to be wrong. */}
                    {saved.stores
                      .filter((store) => store.id === defaultStoreId || allowed.includes(store))
                      .map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                  </select>
                )}
              </PlainField>
            </div>
          </>
        )}
        <p role="status" className={styles.note}>
          {said}
        </p>
      </div>
      <div className={styles.footer}>
        <ReasonButton type="submit" reason={reason} loading={isSaving} aria-keyshortcuts="Control+S">
          {t(text.save)}
        </ReasonButton>
      </div>
    </form>
  )
}
