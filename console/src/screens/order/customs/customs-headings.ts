/** Headings of the forms CN22 and CN23 in English and French, the languages of the postal union. */
export const HEADINGS = {
  declaration: ['Customs declaration', 'Déclaration en douane'],
  opened: ['May be opened officially', 'Peut être ouvert d’office'],
  sender: ['From', 'De'],
  recipient: ['To', 'À'],
  country: ['Country', 'Pays'],
  phone: ['Tel.', 'Tél.'],
  reference: ['Sender’s reference', 'Référence de l’expéditeur'],
  item_number: ['No. of item', 'Nº de l’envoi'],
  tax_number: ['Tax No.', 'Nº fiscal'],
  description: ['Detailed description of contents', 'Description détaillée du contenu'],
  quantity: ['Quantity', 'Quantité'],
  weight: ['Net weight (kg)', 'Poids net (kg)'],
  value: ['Value (USD)', 'Valeur (USD)'],
  hs_code: ['HS code', 'Code SH'],
  origin: ['Origin', 'Origine'],
  total: ['Total', 'Total'],
  gross_weight: ['Gross weight (kg)', 'Poids brut (kg)'],
  category: ['Category of item', 'Catégorie de l’envoi'],
  incomplete: ['To be completed', 'À compléter'],
  address: ['sender’s address', 'adresse de l’expéditeur'],
  title: ['description in English', 'description en anglais'],
  signature: ['Date, place and sender’s signature', 'Date, lieu et signature de l’expéditeur'],
} as const satisfies Record<string, readonly [english: string, french: string]>

/** The categories of a parcel. An order is a sale of goods. */
export const CATEGORIES = [
  ['Sale of goods', 'Vente de marchandises'],
  ['Gift', 'Cadeau'],
  ['Documents', 'Documents'],
  ['Commercial sample', 'Échantillon commercial'],
  ['Returned goods', 'Retour de marchandises'],
  ['Other', 'Autre'],
] as const

export const CERTIFICATION =
  'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.'
