import {
  companySessions,
  endAllSessions,
  endCompanySession,
  sessionsPage,
} from '@countinghouse/contract/auth/company-session'
import { text } from '@countinghouse/contract/auth/company-session.text'
import { permissionName } from '@countinghouse/contract/page'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ask } from '../../kit/ask.ts'
import { ListPage } from '../../kit/list-page.tsx'
import type { RowDeed } from '../../kit/row-deed.ts'
import { showToast } from '../../kit/toast.tsx'
import type { ListColumns } from '../../kit/use-list-columns.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useCan } from '../../shell/session.tsx'
import type { Helped, Help } from './person-help.ts'

type Row = OutputOfRoute<typeof companySessions.routes.list>['items'][number]

const PersonDialog = lazy(async () => ({ default: (await import('./person-dialog.tsx')).PersonDialog }))

/** Who is signed in to the company; a session can be ended, and its person helped. Source: shell-and-access.md 2.9, sessions. */
function Sessions() {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const write = useWrite(t(text.title))
  const [helped, setHelped] = useState<{ readonly person: Helped; readonly help: Help } | null>(null)
  const may = (event: string) => can(permissionName(sessionsPage, event))

  async function endAll(userId: number | null): Promise<void> {
    const answer = await write(endAllSessions, { userId })
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.ended, { count: answer.ended }) })
  }

  async function endEverybody(): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.endEverybodyTitle),
      body: t(text.endEverybodyBody),
      confirm: t(text.endEverybody),
      isDanger: true,
    })
    if (choice === 'confirm') await endAll(null)
  }

  function deedsOf({ id, name, userId }: Row): readonly RowDeed[] {
    const person = { id: userId, name }
    const help = (kind: Help, title: string, icon: string) => ({
      title,
      icon,
      run: () => setHelped({ person, help: kind }),
    })
    return [
      ...(may('sessions_end')
        ? [
            { title: t(text.end), icon: 'logout', run: () => void write(endCompanySession, { id }) },
            { title: t(text.endAllOf, { name }), icon: 'logout', run: () => void endAll(userId) },
          ]
        : []),
      ...(may('reset_password')
        ? [
            help('password', t(text.newPassword), 'key'),
            help('factor', t(text.resetFactor), 'shield'),
            help('change', t(text.requireChange), 'key'),
          ]
        : []),
      ...(may('impersonate') ? [help('viewAs', t(text.viewAs, { name }), 'user')] : []),
    ]
  }

  return (
    <>
      <ListPage
        listing={companySessions}
        columns={useColumns()}
        deeds={deedsOf}
        actions={() =>
          may('sessions_end') && (
            <Button variant="default" onClick={() => void endEverybody()}>
              {t(text.endEverybody)}
            </Button>
          )
        }
      />
      <Suspense>{helped !== null && <PersonDialog {...helped} onClose={() => setHelped(null)} />}</Suspense>
    </>
  )
}

function useColumns(): ListColumns<Row> {
  return useMemo(() => ({ name: { width: 200 }, device: { stacked: 'detail' }, lastSeenAt: { stacked: 'detail' } }), [])
}

export { Sessions as screen }
