import { apiKeys, apiKeysPage, revokeApiKey, rotateApiKey } from '@countinghouse/contract/auth/api-key'
import { text } from '@countinghouse/contract/auth/api-key.text'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ask } from '../../kit/ask.ts'
import { ListPage } from '../../kit/list-page.tsx'
import type { RowDeed } from '../../kit/row-deed.ts'
import type { ListColumns } from '../../kit/use-list-columns.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useCan } from '../../shell/session.tsx'

type Row = OutputOfRoute<typeof apiKeys.routes.list>['items'][number]

const ApiKeyDialog = lazy(async () => ({ default: (await import('./api-key-dialog.tsx')).ApiKeyDialog }))
const ShownOnce = lazy(async () => ({ default: (await import('../../kit/shown-once.tsx')).ShownOnce }))

/** The keys of programs; each is shown whole once. Source: shell-and-access.md 2.3, api_key. */
function ApiKeys() {
  const { t } = useLanguage()
  const can = useCan()
  const write = useWrite(t(text.title))
  const [isMaking, setIsMaking] = useState(false)
  const [shown, setShown] = useState<{ readonly name: string; readonly key: string } | null>(null)

  async function rotate({ id, version, name }: Row): Promise<void> {
    const title = t(text.rotateTitle, { name })
    const choice = await ask.confirm({ title, body: t(text.rotateBody), confirm: t(text.rotate) })
    const answer = choice === 'confirm' ? await write(rotateApiKey, { id, version }) : null
    if (answer !== null) setShown({ name, key: answer.key })
  }

  async function revoke({ id, version, name }: Row): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.revokeTitle, { name }),
      body: t(text.revokeBody),
      confirm: t(text.revoke),
      isDanger: true,
    })
    if (choice === 'confirm') await write(revokeApiKey, { id, version })
  }

  function deedsOf(row: Row): readonly RowDeed[] {
    if (!can(permissionName(apiKeysPage, 'edit'))) return []
    const reason = row.state === 'revoked' ? t(text.isOver) : null
    return [
      { title: t(text.rotate), icon: 'refresh', reason, run: () => void rotate(row) },
      { title: t(text.revoke), icon: 'trash', isDanger: true, reason, run: () => void revoke(row) },
    ]
  }

  return (
    <>
      <ListPage
        listing={apiKeys}
        columns={useColumns()}
        deeds={deedsOf}
        actions={() =>
          can(permissionName(apiKeysPage, 'create')) && (
            <Button onClick={() => setIsMaking(true)}>{t(text.newKey)}</Button>
          )
        }
      />
      <Suspense>
        {isMaking && (
          <ApiKeyDialog
            onClose={() => setIsMaking(false)}
            onMade={(made) => {
              setIsMaking(false)
              setShown(made)
            }}
          />
        )}
        {shown !== null && (
          <ShownOnce
            title={t(text.shownTitle, { name: shown.name })}
            words={shown.key}
            purpose={t(text.shownOnce)}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
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
