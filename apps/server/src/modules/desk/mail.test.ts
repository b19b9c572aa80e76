import { saveMailAddress, sendTestMail } from '@countinghouse/contract/desk/mail'
import {
  chooseNotification,
  countUnread,
  listNotificationChoices,
  listNotifications,
  markRead,
} from '@countinghouse/contract/desk/notification'
import { getHealth } from '@countinghouse/contract/erp/health'
import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Client, Tenant } from '../../../../../tests/support/server.ts'
import { useSmtpStandIn } from '../../../../../tests/support/fake-smtp.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { mailGateway, MailFailure } from '../../platform/mail/mailer.ts'

const smtp = useSmtpStandIn()
const server = useServer({ mail: smtp.settings })
const patience = { timeout: 40_000, interval: 50 }

test('notices go out once, those of a record together, in the reader’s language and with links into the product', async () => {
  const { tenant, una, id } = await team()
  await query(server.database.superUrl, `update erp.app_user set locale = 'ar' where company_id = $1`, [
    tenant.companyId,
  ])
  const { id: otherId } = await tenant.owner.call(brand.routes.create, { code: 'ASH', name: 'Ash <b>' })
  await mention(tenant.owner, una, id, 'First')
  await mention(tenant.owner, una, otherId, 'Other')
  await mention(tenant.owner, una, id, 'Second')
  await Promise.all([mail(tenant, una), mail(tenant, una)])
  await mail(tenant, una)
  expect(smtp.mails).toHaveLength(1)
  const [{ recipients, source } = { recipients: [], source: '' }] = smtp.mails
  expect(recipients).toEqual(['<una@example.com>'])
  const [text = '', html = ''] = partsOf(source)
  expect(text.match(/https:\S+/g)).toEqual(
    [id, otherId].map((open) => `https://office.example.com/procure/brand/?open=${open}&tab=history`),
  )
  expect(text.indexOf('Second')).toBeLessThan(text.indexOf('Other'))
  expect(text).toContain('أشار إليك')
  expect(html).toContain('dir="rtl"')
  expect(html).toContain('Ash &#60;b&#62;')
})

test('what is read at the bell, not wanted by mail, or has no address is not mailed', async () => {
  const { tenant, una, id } = await team()
  await mention(tenant.owner, una, id)
  await una.call(markRead, {})
  await mail(tenant, una)
  await una.call(saveMailAddress, { address: null })
  await mention(tenant.owner, una, id)
  await mail(tenant, una)
  await una.call(saveMailAddress, { address: 'una@example.com' })
  await una.call(markRead, {})
  await una.call(chooseNotification, { kind: 'mention', channel: 'in_app' })
  await mention(tenant.owner, una, id)
  await mail(tenant, una)
  expect(smtp.mails).toEqual([])
  expect(await una.call(countUnread, {})).toEqual({ unread: 1 })
})

test('what the server certainly did not take is tried again; what it may have taken never is', async () => {
  const { tenant, una, id } = await team()
  smtp.mood = 'busy'
  await mention(tenant.owner, una, id)
  await expect(mail(tenant, una)).rejects.toThrow('451 try later')
  smtp.mood = 'takes'
  await mail(tenant, una)
  expect(smtp.mails).toHaveLength(1)
  for (const mood of ['lost', 'refuses'] as const) {
    smtp.mood = mood
    await mention(tenant.owner, una, id)
    await mail(tenant, una)
    smtp.mood = 'takes'
    await mail(tenant, una)
    expect(smtp.mails, mood).toHaveLength(1)
  }
})

test('whose address is refused for good is told once at the bell, with the words of the server, until it takes mail', async () => {
  const { tenant, una, id } = await team()
  const told = async () =>
    (await una.call(listNotifications, {})).items.flatMap(({ kind, args }) => (kind === 'mail_refused' ? [args] : []))
  const refused = async () => (await tenant.owner.call(getHealth, {})).metrics.mail.refused
  const refuse = async () => {
    smtp.mood = 'refuses'
    await mention(tenant.owner, una, id)
    await mail(tenant, una)
  }
  await refuse()
  await refuse()
  expect(await told()).toEqual([
    {
      address: 'una@example.com',
      words: expect.stringContaining('550 no such mailbox'),
      outcome: expect.stringContaining('correct the address'),
    },
  ])
  expect(await refused()).toBe(1)
  await una.call(saveMailAddress, { address: 'una@example.net' })
  expect(await refused()).toBe(0)
  await refuse()
  expect(await told()).toHaveLength(2)
  smtp.mood = 'takes'
  await mention(tenant.owner, una, id)
  await mail(tenant, una)
  expect([smtp.mails.length, await refused()]).toEqual([1, 0])
})

test('K6: while a mail server says nothing, events are delivered, one mail waits for each person, and it goes out later', async () => {
  const { tenant, una, id } = await team()
  smtp.mood = 'mute'
  for (let count = 0; count < 20; count++) await mention(tenant.owner, una, id)
  const key = `desk.mail_notices:${tenant.companyId}:${una.user?.Usr_userid ?? 0}`
  await query(server.database.superUrl, `update graphile_worker._private_jobs set run_at = now() where key = $1`, [key])
  let requested = 0
  const jobs = await startJobs({
    parts: server.app.jobs,
    directUrl: server.database.appUrl,
    subscribers: new Map([['desk.test', [async () => void smtp.settings]]]),
    mailing: async (person) => {
      requested += 1
      await server.app.mailing?.(person)
    },
    log: () => {},
  })
  await vi.waitFor(() => expect(requested).toBe(1), patience)
  await emit(tenant)
  const isDelivered = async () =>
    await query(
      server.database.superUrl,
      `select from platform.outbox where event = 'desk.test' and delivered_at is not null`,
    )
  await vi.waitFor(async () => expect(await isDelivered()).toHaveLength(1), patience)
  expect(requested).toBe(1)
  await vi.waitFor(() => expect(smtp.hangUp(), 'connections').toBe(1), patience)
  const failing = async () => (await tenant.owner.call(getHealth, {})).metrics.mail
  await vi.waitFor(async () => expect(await failing()).toMatchObject({ state: 'ready', failing: 1 }), patience)
  await jobs.stop()
  smtp.mood = 'takes'
  await mail(tenant, una)
  expect(smtp.mails).toHaveLength(1)
})

test('a mail server that says nothing is given up in time', async () => {
  smtp.mood = 'mute'
  const { mailer } = mailGateway(smtp.settings, 200)
  await expect(mailer?.send({ to: 'una@example.com', subject: '', text: '', html: '' })).rejects.toThrow(MailFailure)
})

test('H10: nothing that people write ends a header or adds a recipient', async () => {
  const { tenant, una, id } = await team()
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a']
  const headers = [
    'Bcc: eve@example.net',
    'To: eve@example.net',
    'Subject: bought',
    '\r\n<script>',
    '.\r\nRCPT TO:<eve@example.net>',
  ]
  const payloads = breaks.flatMap((end) => headers.map((header) => `Oak${end}${header}`))
  expect(payloads).toHaveLength(30)
  for (const payload of payloads) {
    expect(await una.send(saveMailAddress, { address: `una@example.com${payload}` })).toMatchObject({ status: 400 })
    await query(
      server.database.superUrl,
      `insert into desk.notification (company_id, recipient_id, kind, group_key, address, args, is_mail_wanted)
       values ($1, $2, 'mention', 'brand:1', '/', $3, true)`,
      [tenant.companyId, una.user?.Usr_userid, JSON.stringify({ who: payload, what: payload, words: payload })],
    )
    await mail(tenant, una)
  }
  expect(id).toBeGreaterThan(0)
  expect(smtp.mails).toHaveLength(30)
  for (const { recipients, source } of smtp.mails) {
    expect(recipients).toEqual(['<una@example.com>'])
    const names = headersOf(source).map((line) => line.split(':')[0])
    expect(names.toSorted()).toEqual(
      ['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To'].toSorted(),
    )
    expect(headersOf(source).find((line) => line.startsWith('To:'))).toBe('To: una@example.com')
  }
})

test('who may looks after the installation sends a test mail and reads what the server says', async () => {
  const { tenant, una } = await team()
  const address = 'olga@example.com'
  expect(await una.send(sendTestMail, { address })).toMatchObject({ status: 403 })
  await tenant.owner.call(sendTestMail, { address })
  expect(smtp.mails[0]?.recipients).toEqual([`<${address}>`])
  smtp.mood = 'busy'
  expect(await tenant.owner.send(sendTestMail, { address })).toMatchObject({
    status: 424,
    body: { errorType: 'desk.mail_failed', message: expect.stringContaining('451 try later') },
  })
  expect((await una.call(listNotificationChoices, {})).mail).toEqual({ isReady: true, address: 'una@example.com' })
})

/** Una wants to hear of mentions by mail. */
async function team(): Promise<{ tenant: Tenant; una: Client; id: number }> {
  const tenant = await server.company()
  const una = await tenant.as({ may: ['brand:view'] })
  const { id } = await tenant.owner.call(brand.routes.create, { code: 'OAK', name: 'Oak' })
  await una.call(saveMailAddress, { address: 'una@example.com' })
  await una.call(chooseNotification, { kind: 'mention', channel: 'mail' })
  return { tenant, una, id }
}

async function mention(by: Client, whom: Client, id: number, body = 'Look'): Promise<void> {
  await by.call(brand.routes.comment, { id, body, mentions: [whom.user?.Usr_userid ?? 0] })
}

async function mail({ companyId }: Tenant, { user }: Client): Promise<void> {
  await server.app.mailing?.({ companyId, userId: user?.Usr_userid ?? 0 })
}

async function emit({ companyId }: Tenant): Promise<void> {
  await query(
    server.database.superUrl,
    `with kept as (insert into platform.outbox (company_id, event, payload) values ($1, 'desk.test', '{}') returning company_id, id)
     select graphile_worker.add_job('platform.deliver', json_build_object('companyId', company_id, 'outboxId', id)) from kept`,
    [companyId],
  )
}

/** Unfolded. */
function headersOf(source: string): string[] {
  const [head = ''] = source.split('\r\n\r\n')
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
}

/** Plain text and HTML, decoded. */
function partsOf(source: string): string[] {
  return source
    .split(`\r\n--${/boundary="(.+?)"/.exec(source)?.[1] ?? ''}`)
    .slice(1)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n')
      return /base64/i.test(head)
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
            'latin1',
          ).toString('utf8')
    })
}
