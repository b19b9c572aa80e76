import { apiKeys } from '@countinghouse/contract/auth/api-key'
import { text } from '@countinghouse/contract/auth/api-key.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useApiKeys } from '../../kit/api-keys/use-api-keys.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { ListColumns } from '../../kit/list/use-list-columns.tsx'
import { useLanguage } from '../../ui/language/language.tsx'

type Row = OutputOfRoute<typeof apiKeys.routes.list>['items'][number]

/** The keys of programs; each is shown whole once. Source: docs/guides/auth.md, Sign-in and sessions. */
function ApiKeys() {
  const { t } = useLanguage()
  const { make, canCreate, rowActionsOf, dialogs } = useApiKeys()
  return (
    <>
      <ListPage
        listing={apiKeys}
        columns={useColumns()}
        rowActions={rowActionsOf}
        actions={() => canCreate && <Button onClick={() => make()}>{t(text.newKey)}</Button>}
      />
      {dialogs}
    </>
  )
}

function useColumns(): ListColumns<Row> {
  return useMemo(
    () => ({
      name: { width: 200 },
      prefix: { width: 136 },
      state: { stacked: 'status' },
      userName: { stacked: 'detail' },
      lastUsedAt: { stacked: 'detail' },
    }),
    [],
  )
}

export { ApiKeys as screen }
