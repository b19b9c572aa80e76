import { apiKeysPage, revokeApiKey, rotateApiKey } from '@countinghouse/contract/auth/api-key'
import { text } from '@countinghouse/contract/auth/api-key.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../../app/offline/later.ts'
import { useCan } from '../../app/session/session.tsx'
import { ask } from '../dialog/confirm.ts'
import type { RowAction } from '../list/row-action.ts'
import { useWrite } from '../record-edit/use-write.ts'

const ApiKeyDialog = later(async () => (await import('./api-key-dialog.tsx')).ApiKeyDialog)
const ShownOnce = later(async () => (await import('../dialog/shown-once.tsx')).ShownOnce)

type Key = { readonly id: number; readonly version: number; readonly name: string; readonly state: string }
type Created = { readonly name: string; readonly key: string }

/** The actions on API keys for any page; render `dialogs` beside them. */
export function useApiKeys() {
  const { t } = useLanguage()
  const can = useCan()
  const write = useWrite(t(text.title))
  const [creating, setCreating] = useState<{ readonly programId: number | null } | null>(null)
  const [shown, setShown] = useState<Created | null>(null)

  async function rotate({ id, version, name }: Key): Promise<void> {
    const title = t(text.rotateTitle, { name })
    const choice = await ask.confirm({ title, body: t(text.rotateBody), confirm: t(text.rotate) })
    const answer = choice === 'confirm' ? await write(rotateApiKey, { id, version }) : null
    if (answer !== null) setShown({ name, key: answer.key })
  }

  async function revoke({ id, version, name }: Key): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.revokeTitle, { name }),
      body: t(text.revokeBody),
      confirm: t(text.revoke),
      isDanger: true,
    })
    if (choice === 'confirm') await write(revokeApiKey, { id, version })
  }

  function rowActionsOf(row: Key): readonly RowAction[] {
    if (!can(permissionName(apiKeysPage, 'edit'))) return []
    const reason = row.state === 'revoked' ? t(text.isOver) : null
    return [
      { title: t(text.rotate), icon: 'refresh', reason, run: () => void rotate(row) },
      { title: t(text.revoke), icon: 'trash', isDanger: true, reason, run: () => void revoke(row) },
    ]
  }

  const dialogs = (
    <Suspense>
      {creating !== null && (
        <ApiKeyDialog
          programId={creating.programId}
          onClose={() => setCreating(null)}
          onCreated={(created) => {
            setCreating(null)
            setShown(created)
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
  )
  const make = (programId: number | null = null) => setCreating({ programId })
  return { make, canCreate: can(permissionName(apiKeysPage, 'create')), rowActionsOf, dialogs }
}
