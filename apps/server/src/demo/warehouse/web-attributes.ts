import { category } from '@countinghouse/contract/procure/category'
import { getProductWeb, saveProductWeb } from '@countinghouse/contract/procure/product-web'
import { webAttribute } from '@countinghouse/contract/procure/web-attribute'
import { locales } from '@countinghouse/kernel/text'
import type { Database } from '../../platform/database/db.ts'
import type { Ground } from './ground.ts'
import { idByCode } from './ground.ts'
import type { Staff } from './staff.ts'

const materials = [
  { key: 'linen', label: 'Linen', labelAr: 'كتان' },
  { key: 'cotton', label: 'Cotton', labelAr: 'قطن' },
  { key: 'wool', label: 'Wool', labelAr: 'صوف' },
  { key: 'stoneware', label: 'Stoneware', labelAr: 'خزف حجري' },
  { key: 'glass', label: 'Glass', labelAr: 'زجاج' },
  { key: 'enamel', label: 'Enamelled steel', labelAr: 'فولاذ مطلي بالمينا' },
  { key: 'iron', label: 'Cast iron', labelAr: 'حديد زهر' },
  { key: 'wood', label: 'Beech', labelAr: 'خشب الزان' },
]
const care = {
  warm: { en: 'Machine wash at 60 °C', ar: 'يُغسل في الغسالة على 60 درجة مئوية' },
  gentle: { en: 'Machine wash at 30 °C, iron while damp', ar: 'يُغسل في الغسالة على 30 درجة مئوية ويُكوى رطبًا' },
  hand: { en: 'Hand wash cold, dry flat', ar: 'يُغسل يدويًا بماء بارد ويُجفف مسطحًا' },
} as const

type Described = { readonly material: string; readonly care?: keyof typeof care; readonly isDishwasherSafe?: boolean }

/** By product code; others of the same categories lack what is required of them. */
const described: Readonly<Record<string, Described>> = {
  'KIT-001': { material: 'enamel', isDishwasherSafe: true },
  'KIT-002': { material: 'iron', isDishwasherSafe: false },
  'KIT-003': { material: 'wood', isDishwasherSafe: false },
  'TAB-001': { material: 'stoneware', isDishwasherSafe: true },
  'TAB-002': { material: 'stoneware', isDishwasherSafe: true },
  'TAB-003': { material: 'glass', isDishwasherSafe: true },
  'TAB-004': { material: 'glass', isDishwasherSafe: false },
  'BED-001': { material: 'cotton', care: 'warm' },
  'BED-002': { material: 'cotton', care: 'warm' },
  'BED-003': { material: 'linen', care: 'gentle' },
  'BED-005': { material: 'wool', care: 'hand' },
  'WEA-001': { material: 'linen', care: 'gentle' },
  'WEA-002': { material: 'wool', care: 'hand' },
}

/** Material, care and whether a dishwasher does harm: requested by categories, and filled in for some products. */
export async function addWebAttributes(db: Database, { owner }: Staff, ground: Ground): Promise<void> {
  const { create } = webAttribute.routes
  const material = await owner(create, {
    code: 'MATERIAL',
    name: 'Material',
    nameAr: 'المادة',
    type: 'select',
    isFilterable: true,
    options: materials,
  })
  const careText = await owner(create, {
    code: 'CARE',
    name: 'Care',
    nameAr: 'العناية',
    type: 'text',
    isLocalized: true,
  })
  const dishwasher = await owner(create, {
    code: 'DISHWASHER',
    name: 'Dishwasher safe',
    nameAr: 'آمن لغسالة الصحون',
    type: 'bool',
    isFilterable: true,
  })
  const asked = { webAttributeId: material.id, isRequired: true }
  const cared = { webAttributeId: careText.id, isRequired: true }
  const rinsed = { webAttributeId: dishwasher.id, isRequired: false }
  for (const [code, attributes] of [
    ['HOME', [asked]],
    ['KIT', [rinsed]],
    ['TAB', [rinsed]],
    ['BED', [cared]],
    ['WEA', [asked, cared]],
  ] as const) {
    const id = await idByCode(db, ground, 'procure.category', code)
    const { version } = await owner(category.routes.get, { id })
    await owner(category.routes.update, { id, version, attributes: [...attributes] })
  }
  for (const [code, said] of Object.entries(described)) {
    const id = await idByCode(db, ground, 'procure.product', code)
    const { version } = await owner(getProductWeb, { id })
    await owner(saveProductWeb, {
      id,
      version,
      values: [
        { attributeId: material.id, value: said.material },
        ...(said.isDishwasherSafe === undefined ? [] : [{ attributeId: dishwasher.id, value: said.isDishwasherSafe }]),
        ...(said.care === undefined ? [] : textsOf(said.care).map((text) => ({ attributeId: careText.id, ...text }))),
      ],
    })
  }
}

function textsOf(said: keyof typeof care) {
  return locales.map((locale) => ({ locale, value: care[said][locale] }))
}
