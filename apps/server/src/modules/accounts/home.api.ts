import { chooseFinanceCards, getFinanceHome } from '@countinghouse/contract/accounts/home'
import { taxRule } from '@countinghouse/contract/accounts/tax-rule'
import { text } from '@countinghouse/contract/erp/first-steps.text'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import { countAttentions } from '../../platform/registry/attention.ts'
import type { FirstStep } from '../../platform/registry/first-step.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { chooseCards, findBoard } from '../erp/index.ts'
import { attentions } from './home/attentions.ts'
import { cards } from './home/cards.ts'

const api = (declared: Declared) => [
  handleRead(getFinanceHome, async (ctx, reader) => {
    const own = declared.attentions.filter(({ page }) => page.module === 'accounts')
    return {
      items: await countAttentions(ctx, reader, own),
      board: await findBoard(ctx, reader, 'finance', declared.cards),
    }
  }),
  handleWrite(chooseFinanceCards, (ctx, tx, { keys }) =>
    chooseCards(ctx, tx, { dashboard: 'finance', cards: declared.cards, keys }),
  ),
]

const firstSteps: readonly FirstStep[] = [
  {
    key: 'accounts.tax',
    title: text.tax,
    permission: permissionName(taxRule.page, 'create'),
    address: taxRule.page.path,
    place: 50,
    isDone: (companyId) => sql`exists (select from accounts.tax_rule r where r.company_id = ${companyId})`,
  },
]

export const module = defineModule({ api, attentions, cards, firstSteps })
