import { downloadAvatar } from '@countinghouse/contract/auth/avatar'
import { removeOwnAvatar, setOwnAvatar } from '@countinghouse/contract/auth/own-avatar'
import { getSecurity } from '@countinghouse/contract/auth/security'
import { getSession } from '@countinghouse/contract/auth/session'
import { getUser, users } from '@countinghouse/contract/erp/user'
import { removeUserAvatar, setUserAvatar } from '@countinghouse/contract/erp/user-avatar'
import { brand } from '@countinghouse/contract/procure/brand'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { query } from '../../../../../../tests/support/database.ts'
import { picture } from '../../../../../../tests/support/pictures.ts'
import { useServer } from '../../../../../../tests/support/server.ts'

const server = useServer()
const fileName = 'me.png'
const wide = async () => ({ bytes: await picture(900, 300).png().toBuffer() })

test('one’s own picture becomes a square that colleagues see and nobody else, another takes its place, and it goes again', async () => {
  const [{ owner, as }, other] = [await server.company(), await server.company()]
  const [clerk, colleague] = [await as({ may: ['brand:view'] }), await as({ may: ['brand:view'] })]
  const id = clerk.user?.Usr_userid ?? 0
  const of = (size?: 'small') => ({ id, ...(size !== undefined && { size }) })
  expect((await clerk.call(getSession, {})).avatar).toBeNull()
  expect((await clerk.send(downloadAvatar, of())).status).toBe(404)
  const { avatar } = await clerk.call(setOwnAvatar, { fileName }, await wide())
  expect(avatar).toEqual(expect.any(Number))
  expect((await clerk.call(getSession, {})).avatar).toBe(avatar)
  for (const [size, side] of [
    [undefined, 256],
    ['small', 64],
  ] as const) {
    const { rawPayload } = await server.app.http.inject({
      url: `/api/auth/avatars/${id}${size === undefined ? '' : '?size=small'}`,
      headers: { authorization: `Bearer ${colleague.token}` },
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
  }
  const shown = await colleague.send(downloadAvatar, of('small'))
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp' })
  expect(String(shown.headers['content-disposition'])).toMatch(/^inline/)
  expect((await other.owner.send(downloadAvatar, of())).status).toBe(404)
  expect((await server.stranger.send(downloadAvatar, of())).status).toBe(403)

  const again = await clerk.call(setOwnAvatar, { fileName }, await wide())
  expect(again.avatar).not.toBe(avatar)
  expect((await owner.call(getUser, { id })).avatar).toBe(again.avatar)
  const listed = (await owner.call(users.routes.list, {})).items.find((row) => row.id === id)
  expect(listed?.avatar).toBe(again.avatar)
  expect(await clerk.call(removeOwnAvatar, {})).toEqual({ avatar: null })
  expect(await clerk.call(removeOwnAvatar, {})).toEqual({ avatar: null })
  expect((await clerk.call(getSecurity, {})).avatar).toBeNull()
  const kept = await query<{ count: string }>(
    server.database.maintUrl,
    `select count(*) from platform.file f where f.name = 'me.webp' and f.created_by = $1 and f.expires_at is null`,
    [id],
  )
  expect(Number(kept[0]?.count)).toBe(0)
})

test('who may edit users changes the picture of others, of an administrator only an administrator, and the audit says so', async () => {
  const { owner, as } = await server.company()
  const [manager, clerk] = [
    await as({ may: ['user-master:view', 'user-master:edit'] }),
    await as({ may: ['brand:view'] }),
  ]
  const id = clerk.user?.Usr_userid ?? 0
  const set = await manager.call(setUserAvatar, { id, fileName }, await wide())
  expect(set).toMatchObject({ id, avatar: expect.any(Number), version: 1 })
  expect((await clerk.call(getSession, {})).avatar).toBe(set.avatar)
  expect((await manager.call(removeUserAvatar, { id })).avatar).toBeNull()
  expect((await clerk.send(setUserAvatar, { id, fileName }, await wide())).status).toBe(403)
  const ownerId = owner.user?.Usr_userid ?? 0
  const above = await manager.send(setUserAvatar, { id: ownerId, fileName }, await wide())
  expect(above.body.errorType).toBe('erp.administrator_protected')
  await owner.call(setUserAvatar, { id: ownerId, fileName }, await wide())
  const told = await query<{ action: string; changes: unknown }>(
    server.database.maintUrl,
    `select action, changes from platform.audit where entity = 'erp.app_user' and entity_id = $1 and action like '%vatar' order by id`,
    [id],
  )
  expect(told).toEqual([
    { action: 'erp.user.setAvatar', changes: [{ field: 'avatar', before: null, after: 'me.webp' }] },
    { action: 'erp.user.removeAvatar', changes: [{ field: 'avatar', before: 'me.webp', after: null }] },
  ])
})

test('what is no picture is refused at the file, and comments show who made them', async () => {
  const { owner } = await server.company()
  const text = await owner.send(setOwnAvatar, { fileName }, { bytes: Buffer.from('no picture') })
  expect(text).toMatchObject({ status: 400, body: { fields: { fileName: [{ code: 'file_type' }] } } })
  const cut = (await wide()).bytes.subarray(0, 200)
  expect((await owner.send(setOwnAvatar, { fileName }, { bytes: cut })).body.fields).toHaveProperty('fileName')
  const { avatar } = await owner.call(setOwnAvatar, { fileName }, await wide())
  const { id } = await owner.call(brand.routes.create, { code: 'ACME', name: 'Acme' })
  await owner.call(brand.routes.comment, { id, body: 'Ask for the new logo.' })
  const [said] = (await owner.call(brand.routes.history, { id, only: 'comments' })).items
  expect(said).toMatchObject({ actorId: owner.user?.Usr_userid, avatar })
})
