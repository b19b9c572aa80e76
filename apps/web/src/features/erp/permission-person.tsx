import { getUserAccess } from '@countinghouse/contract/erp/access'
import { text } from '@countinghouse/contract/erp/permission.text'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PlainField } from '../../kit/plain-field.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { LoadFailure } from '../../kit/load-failure.tsx'
import page from '../../kit/page.module.css'
import type { Rights } from './pending-rights.ts'
import { indexOf, noPending } from './pending-rights.ts'
import type { ViewProps } from './permission-role.tsx'
import { PermissionTools } from './permission-tools.tsx'
import { RightFacts } from './right-facts.tsx'
import { rightWords } from './right-words.ts'
import { RightsGrid } from './rights-grid.tsx'
import type { RightCell } from './rights-lines.ts'
import { linesByPage } from './rights-lines.ts'
import styles from './permission.module.css'
import { PersonField } from './person-field.tsx'
import { useFolded } from './use-folded.ts'
import { usePeople } from './use-people.ts'

type Props = Pick<ViewProps, 'modules' | 'state' | 'setState'>

/** Effective permissions of a user in a store, with the deciding rules. */
export function PermissionPerson({ modules, state, setState }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const { userId, storeId } = state
  const found = usePeople()
  const query = useQuery({
    ...routeQuery(getUserAccess, { id: userId ?? 0, ...(storeId !== null && { storeId }) }),
    enabled: userId !== null,
  })
  const { folded, fold } = useFolded()
  const [place, setPlace] = useState<{ cell: RightCell; title: string } | null>(null)
  const index = useMemo(() => indexOf(modules), [modules])
  const rights: Rights = useMemo(
    () => new Map(query.data?.rights.filter(({ isAllowed }) => isAllowed).map(({ eventId }) => [eventId, 'store'])),
    [query.data],
  )
  const sections = useMemo(
    () =>
      linesByPage(
        modules,
        { id: userId ?? 0, saved: rights, pending: noPending, other: null },
        state,
        locale,
        t(text.moduleClosed),
      ),
    [modules, userId, rights, state, locale, t],
  )
  const verdict = query.data?.rights.find(({ eventId }) => eventId === place?.cell.event.id)
  return (
    <>
      <PermissionTools modules={modules} state={state} setState={setState}>
        <div className={styles.person}>
          <PersonField found={found} userId={userId} onChange={(id) => setState({ userId: id })} />
          <PlainField label={t(text.store)}>
            {(control) => (
              <select
                {...control}
                value={storeId ?? ''}
                onChange={({ currentTarget }) => setState({ storeId: Number(currentTarget.value) || null })}
              >
                <option value="">{t(text.noStore)}</option>
                {found.stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
        </div>
      </PermissionTools>
      <div className={styles.matrix}>
        <div className={styles.scrolled}>
          {query.isError && (
            <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {userId === null && <p className={page.empty}>{t(text.choosePerson)}</p>}
          {query.isSuccess && sections.length === 0 && <p className={page.empty}>{t(text.nothingFound)}</p>}
          {query.isSuccess && sections.length > 0 && (
            <RightsGrid
              label={t(text.gridOf, { name: query.data.name })}
              sections={sections}
              folded={folded}
              canEdit={false}
              onFold={fold}
              onFocus={setPlace}
            />
          )}
        </div>
        <div className={styles.foot}>
          <RightFacts
            place={place}
            index={index}
            verdict={verdict}
            rightOf={(permission) => rightWords(modules, permission, language)}
          />
        </div>
      </div>
    </>
  )
}
