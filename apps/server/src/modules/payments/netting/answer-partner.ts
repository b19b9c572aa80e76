import type { MessageKind } from '@countinghouse/contract/accounts/company-connection'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { requireConnected, sendMessage } from '../../accounts/index.ts'
import type { Netting } from './calculate-netting.ts'
import { linkOf } from './calculate-netting.ts'

/** `number`: of the netting at the sender. */
export const AnswerBody = z.object({ uid: z.uuid(), number: z.string() })
export const RejectionBody = AnswerBody.extend({ reason: z.string() })
export type Answer = z.output<typeof AnswerBody>

/** Tells the partner of a netting what became of it here. Throws: accounts.link_not_connected, invalid_input for an inactive link. */
export async function answerPartner(
  ctx: Ctx,
  tx: Tx,
  { uid, name, companyLinkId }: Pick<Netting, 'uid' | 'name' | 'companyLinkId'>,
  kind: MessageKind,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const link = await linkOf(ctx, tx, companyLinkId)
  requireConnected(ctx, link)
  await sendMessage(ctx, tx, { linkId: link.id, kind, subject: name, body: { uid, number: name, ...more } })
}
