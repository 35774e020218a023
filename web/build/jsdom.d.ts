/** As much of jsdom as pictures need. */
declare module "jsdom" {
  export class JSDOM {
    readonly window: { readonly document: Document; readonly XMLSerializer: typeof XMLSerializer };
  }
}
