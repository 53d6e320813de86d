type Offer = {
  /** Names the newer version, so that one put off is not offered again. */
  build: string;
  /** Loads it. */
  load: () => void;
};

/** Knows whether a newer version of the site is ready, and tells those who listen when that changes. */
export class SiteUpdate {
  #offer: Offer | null = null;
  #putOff: string | null = null;
  readonly #listeners = new Set<() => void>();

  /** Whether there is something to offer. */
  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** A newer version is ready. */
  offer(offer: Offer): void {
    if (offer.build !== this.#putOff) this.#change(offer);
  }

  /** The visitor wants the newer version now. */
  load(): void {
    this.#offer?.load();
  }

  /** The visitor goes on with this version; the next one is offered again. */
  putOff(): void {
    this.#putOff = this.#offer?.build ?? null;
    this.#change(null);
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(offer: Offer | null) {
    this.#offer = offer;
    for (const listener of this.#listeners) listener();
  }
}

/** The page's own. */
export const siteUpdate = new SiteUpdate();
