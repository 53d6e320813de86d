type Offer = {
  /** Id of the newer version, so that a dismissed one is not offered again. */
  build: string;
  /** Loads the newer version. */
  load: () => void;
};

/** Knows whether a newer version of the site is available, and notifies subscribers. */
export class SiteUpdate {
  #offer: Offer | null = null;
  #putOff: string | null = null;
  readonly #listeners = new Set<() => void>();

  /** Whether a newer version is offered. */
  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** Offers a newer version, unless the visitor has dismissed it. */
  offer(offer: Offer): void {
    if (offer.build !== this.#putOff) this.#change(offer);
  }

  /** Loads the offered version. */
  load(): void {
    this.#offer?.load();
  }

  /** Dismisses the offered version. The next one is offered again. */
  putOff(): void {
    this.#putOff = this.#offer?.build ?? null;
    this.#change(null);
  }

  /** Calls the listener after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(offer: Offer | null) {
    this.#offer = offer;
    for (const listener of this.#listeners) listener();
  }
}

/** The instance of this page. */
export const siteUpdate = new SiteUpdate();
