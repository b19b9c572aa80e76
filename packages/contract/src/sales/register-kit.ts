import { z } from 'zod'
import { mostComponents, mostGroups, priceModes } from '../procure/virtual-kinds.ts'
import { quantityField } from '../rich-fields.ts'
import { idOf } from '../values.ts'

const variantId = idOf('procure.variant')
const Amount = z.int()

/** What one kit takes of a component; of a bundle also the group that it was chosen in. Units: stock units. */
export const KitComponent = z.strictObject({
  variantId,
  quantity: quantityField(),
  groupNo: z.int().min(1).max(mostGroups).nullable().default(null),
})
export type KitComponent = z.output<typeof KitComponent>

/** Of a line that sells a kit as the cashier saw it; empty: as its bill of materials has it, which no bundle allows. */
export const KitComponents = z.array(KitComponent).max(mostComponents).default([])

/** A tax rate of a product at the register. */
export const RegisterRate = z.object({
  componentId: idOf('accounts.tax_component'),
  name: z.string(),
  ratePpm: z.int(),
  isCompound: z.boolean(),
})

/** Tax code by which it is sold to customers that are exempt from tax; null: it is taxed all the same. */
export const TaxFreeCode = idOf('accounts.tax_code').nullable().default(null)

const RegisterComponent = z.object({
  variantId,
  sku: z.string(),
  name: z.string(),
  options: z.string(),
  /** Of one kit. Units: stock units. */
  quantity: z.number(),
  groupNo: z.int().nullable(),
  /** By which the price of the kit is split. Units: minor units of a stock unit. */
  unitMinor: Amount,
  taxCodeId: idOf('accounts.tax_code'),
  rates: z.array(RegisterRate),
  taxFreeCodeId: TaxFreeCode,
  /** Null: it has no stock. */
  available: z.number().nullable(),
})
export type RegisterComponent = z.output<typeof RegisterComponent>

/**
 * What a product consists of that is sold as its components. Of a bundle these are all that may be chosen, until they are chosen.
 * Source: docs/guides/sales.md, Kits and bundles.
 */
export const RegisterKit = z.object({
  kind: z.enum(['kit', 'bundle']),
  priceMode: z.enum(priceModes),
  /** Its own price, for `fixed`. Units: minor units. */
  ownMinor: Amount.nullable(),
  /** Off the sum of its components. Units: parts per million. */
  discountPpm: z.int().nullable(),
  /** Off the sum of its components. Units: minor units. */
  discountMinor: Amount.nullable(),
  groups: z.array(
    z.object({
      name: z.string(),
      /** 0 where a bundle may be sold in part. */
      minPick: z.int(),
      maxPick: z.int(),
      /** How many are usual, and chosen at first. */
      usualPick: z.int(),
    }),
  ),
  components: z.array(RegisterComponent),
})
export type RegisterKit = z.output<typeof RegisterKit>
