import { texts } from '@countinghouse/kernel/text'

/** Number of records of an entity, in words. An entity without an entry is shown by its table name. */
export const text = texts({
  'erp.delivery_company': {
    en: '{count, plural, one {# delivery company} other {# delivery companies}}',
    ar: '{count, plural, zero {لا شركات توصيل} one {شركة توصيل واحدة} two {شركتا توصيل} few {# شركات توصيل} many {# شركة توصيل} other {# شركة توصيل}}',
  },
  'erp.store': {
    en: '{count, plural, one {# store} other {# stores}}',
    ar: '{count, plural, zero {لا متاجر} one {متجر واحد} two {متجران} few {# متاجر} many {# متجرًا} other {# متجر}}',
  },
  'procure.brand': {
    en: '{count, plural, one {# brand} other {# brands}}',
    ar: '{count, plural, zero {لا علامات تجارية} one {علامة تجارية واحدة} two {علامتان تجاريتان} few {# علامات تجارية} many {# علامة تجارية} other {# علامة تجارية}}',
  },
  'procure.supplier_bank_account': {
    en: '{count, plural, one {# bank account} other {# bank accounts}}',
    ar: '{count, plural, zero {لا حسابات بنكية} one {حساب بنكي واحد} two {حسابان بنكيان} few {# حسابات بنكية} many {# حسابًا بنكيًا} other {# حساب بنكي}}',
  },
  'procure.supplier_price': {
    en: '{count, plural, one {# purchase price} other {# purchase prices}}',
    ar: '{count, plural, zero {لا أسعار شراء} one {سعر شراء واحد} two {سعرا شراء} few {# أسعار شراء} many {# سعر شراء} other {# سعر شراء}}',
  },
  'procure.supplier_product': {
    en: '{count, plural, one {# supplier product} other {# supplier products}}',
    ar: '{count, plural, zero {لا منتجات موردين} one {منتج مورد واحد} two {منتجا موردين} few {# منتجات موردين} many {# منتج مورد} other {# منتج مورد}}',
  },
  'procure.size_run': {
    en: '{count, plural, one {# size run} other {# size runs}}',
    ar: '{count, plural, zero {لا تشكيلات مقاسات} one {تشكيلة مقاسات واحدة} two {تشكيلتا مقاسات} few {# تشكيلات مقاسات} many {# تشكيلة مقاسات} other {# تشكيلة مقاسات}}',
  },
  'procure.product': {
    en: '{count, plural, one {# product} other {# products}}',
    ar: '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  'procure.virtual_product': {
    en: '{count, plural, one {# virtual product} other {# virtual products}}',
    ar: '{count, plural, zero {لا منتجات افتراضية} one {منتج افتراضي واحد} two {منتجان افتراضيان} few {# منتجات افتراضية} many {# منتجًا افتراضيًا} other {# منتج افتراضي}}',
  },
  'crm.activity': {
    en: '{count, plural, one {# activity} other {# activities}}',
    ar: '{count, plural, zero {لا أنشطة} one {نشاط واحد} two {نشاطان} few {# أنشطة} many {# نشاطًا} other {# نشاط}}',
  },
  'crm.customer_case': {
    en: '{count, plural, one {# case} other {# cases}}',
    ar: '{count, plural, zero {لا حالات} one {حالة واحدة} two {حالتان} few {# حالات} many {# حالة} other {# حالة}}',
  },
  'crm.trade_member': {
    en: '{count, plural, one {# trade member} other {# trade members}}',
    ar: '{count, plural, zero {لا عملاء بالآجل} one {عميل واحد بالآجل} two {عميلان بالآجل} few {# عملاء بالآجل} many {# عميلًا بالآجل} other {# عميل بالآجل}}',
  },
  'sales.campaign': {
    en: '{count, plural, one {# campaign} other {# campaigns}}',
    ar: '{count, plural, zero {لا حملات} one {حملة واحدة} two {حملتان} few {# حملات} many {# حملة} other {# حملة}}',
  },
  'sales.campaign_recipient': {
    en: '{count, plural, one {# campaign recipient} other {# campaign recipients}}',
    ar: '{count, plural, zero {لا مستلمي حملات} one {مستلم حملة واحد} two {مستلما حملة} few {# مستلمي حملات} many {# مستلم حملة} other {# مستلم حملة}}',
  },
  'crm.consent': {
    en: '{count, plural, one {# consent} other {# consents}}',
    ar: '{count, plural, zero {لا موافقات} one {موافقة واحدة} two {موافقتان} few {# موافقات} many {# موافقة} other {# موافقة}}',
  },
  'crm.credit_event': {
    en: '{count, plural, one {# credit event} other {# credit events}}',
    ar: '{count, plural, zero {لا أحداث ائتمان} one {حدث ائتمان واحد} two {حدثا ائتمان} few {# أحداث ائتمان} many {# حدث ائتمان} other {# حدث ائتمان}}',
  },
  'crm.opportunity': {
    en: '{count, plural, one {# opportunity} other {# opportunities}}',
    ar: '{count, plural, zero {لا فرص} one {فرصة واحدة} two {فرصتان} few {# فرص} many {# فرصة} other {# فرصة}}',
  },
  'crm.review': {
    en: '{count, plural, one {# review} other {# reviews}}',
    ar: '{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  },
  'crm.survey_invitation': {
    en: '{count, plural, one {# invitation} other {# invitations}}',
    ar: '{count, plural, zero {لا دعوات} one {دعوة واحدة} two {دعوتان} few {# دعوات} many {# دعوة} other {# دعوة}}',
  },
})
