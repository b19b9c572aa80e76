import {
  companySessions,
  revokeAllSessions,
  revokeCompanySession,
  sessionsPage,
} from '@countinghouse/contract/auth/company-session'
import { text } from '@countinghouse/contract/auth/company-session.text'
import { impersonate } from '@countinghouse/contract/auth/impersonation'
import { modulesPath } from '@countinghouse/contract/constants'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { ask } from '../../kit/dialog/confirm.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { RowAction } from '../../kit/list/row-action.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { ListColumns } from '../../kit/list/use-list-columns.tsx'
import { useWrite } from '../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { planLeave } from '../../app/session/planned-leave.ts'
import { useCan, useSession } from '../../app/session/session.tsx'

type Row = OutputOfRoute<typeof companySessions.routes.list>['items'][number]

/**
 * Who is signed in to the company; a session can be ended, and its person's eyes looked through.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
function Sessions() {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const me = useSession().user.Usr_userid
  const may = (event: string) => can(permissionName(sessionsPage, event))

  async function revokeAll(personId: number | null): Promise<void> {
    const answer = await write(revokeAllSessions, { personId })
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.ended, { count: answer.ended }) })
  }

  async function endEverybody(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.endEverybodyTitle),
      body: t(text.endEverybodyBody),
      confirm: t(text.endEverybody),
      isDanger: true,
    })
    if (choice === 'confirm') await revokeAll(null)
  }

  async function viewAs(id: number, name: string): Promise<void> {
    const reason = await ask.text({
      title: t(text.viewAsTitle, { name }),
      body: t(text.viewAsBody, { name }),
      label: t(text.reason),
      confirm: t(text.start),
    })
    if (reason === null || (await write(impersonate, { id, reason })) === null) return
    planLeave()
    location.assign(modulesPath)
  }

  function rowActionsOf({ id, name, userId }: Row): readonly RowAction[] {
    const revokeThis = { title: t(text.end), icon: 'logout', run: () => void write(revokeCompanySession, { id }) }
    const revokeAllOf = { title: t(text.revokeAllOf, { name }), icon: 'logout', run: () => void revokeAll(userId) }
    const seeAs = { title: t(text.viewAs, { name }), icon: 'user', run: () => void viewAs(userId, name) }
    const isMe = userId === me
    return [
      ...(may('sessions_end') ? [revokeThis, ...(isMe ? [] : [revokeAllOf])] : []),
      ...(may('impersonate') && !isMe ? [seeAs] : []),
    ]
  }

  return (
    <ListPage
      listing={companySessions}
      columns={useColumns()}
      rowActions={rowActionsOf}
      actions={() =>
        may('sessions_end') && (
          <Button variant="default" onClick={() => void endEverybody()}>
            {t(text.endEverybody)}
          </Button>
        )
      }
    />
  )
}

function useColumns(): ListColumns<Row> {
  return useMemo(
    () => ({
      name: { width: 200 },
      login: { width: 152 },
      device: { width: 176, stacked: 'detail' },
      store: { stacked: 'detail' },
      lastSeenAt: { stacked: 'status' },
    }),
    [],
  )
}

export { Sessions as screen }
